/** Minutes as people say them. */
export function practiceTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
