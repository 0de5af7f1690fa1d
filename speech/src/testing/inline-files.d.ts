/** Vite inlines a file as a base64 data URL, so that tests need no file access. */
declare module '*?url&inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** The text of a file, or of all files that match a pattern, without file access. */
declare module '*?raw' {
  const text: string;
  export default text;
}
interface ImportMeta {
  glob: (
    pattern: string[],
    options: { query: '?raw'; import: 'default'; eager: true },
  ) => Record<string, string>;
}
