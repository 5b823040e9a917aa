declare module "virtual:icon/*" {
  /** The icon's path in a 512 × 512 box. */
  const path: string;
  export default path;
}
