/** Where an exercise stands among those of its category. */
export function neighbours<E extends { id: number }>(exercises: readonly E[], id: number) {
  const index = exercises.findIndex((exercise) => exercise.id === id);
  return {
    number: index + 1,
    of: exercises.length,
    previous: index > 0 ? exercises[index - 1] : undefined,
    next: index >= 0 ? exercises[index + 1] : undefined,
  };
}
