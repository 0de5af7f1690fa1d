/** Vite hands a file over as a base64 data URL, so that tests need no file access either. */
declare module '*?url&inline' {
  const dataUrl: string;
  export default dataUrl;
}
