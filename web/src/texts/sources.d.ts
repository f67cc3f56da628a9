declare module "virtual:texts/*" {
  const source: string;
  export default source;
}

declare module "virtual:typed/en" {
  const source: string;
  export default source;
}
