/** The address of a worker that is built together with the page; the build's own plugin makes it. */
declare module '*?entry' {
  const url: string;
  export default url;
}

/** The documents of a file of lessons; the build's own plugin reads them. */
declare module '*.yaml' {
  const documents: readonly unknown[];
  export default documents;
}
