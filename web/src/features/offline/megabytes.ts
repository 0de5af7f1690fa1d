export function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < 100_000) return 'less than 0.1 MB';
  const size = bytes / 1_000_000;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}
