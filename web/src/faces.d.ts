declare module "virtual:card-faces" {
  const faces: Record<"normal" | "big", Record<string, string>>;
  export default faces;
}
