declare module "virtual:icon/*" {
  /** The icon's path in a 512 × 512 box. */
  const path: string;
  export default path;
}

declare module "virtual:rivers" {
  const rivers: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default rivers;
}

declare module "virtual:river-*" {
  const picture: string;
  export default picture;
}
