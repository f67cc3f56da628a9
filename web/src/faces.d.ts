declare module "virtual:card-faces" {
  const faces: Record<"normal" | "big" | "normal-four" | "big-four", Record<string, string>>;
  export default faces;
}
