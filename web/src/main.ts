import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import { lang } from "./lib/lang.svelte";
import { router } from "./lib/router.svelte";
import "./lib/theme.svelte";
import "./style/tokens.css";
import "./style/base.css";

router.start();
await lang.load();
mount(App, { target: document.body });
// The browser fetches what it keeps when the first screen is there.
if (document.readyState === "complete") void app.start();
else addEventListener("load", () => void app.start());
