/** The address of a worker that is built together with the page; the build's own plugin makes it. */
declare module '*?entry' {
  const url: string;
  export default url;
}
