/** A few segments, some of them used: "1/3 exercises". The caller provides the text next to it. */
export function ProgressBar({ used, of, label }: { used: number; of: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={used}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuetext={`${used} of ${of}`}
      className="flex h-2 gap-[3px]"
    >
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={`segment ${index < used ? 'segment-used' : 'segment-none'}`} />
      ))}
    </div>
  );
}

/** The taller bar of a module with twenty exercises. The number is next to it. */
export function ModuleBar({ done, total }: { done: number; total: number }) {
  return (
    <span aria-hidden className="flex h-3.5 gap-[3px]">
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          className={`paint min-w-px flex-1 rounded-[1.5px] ${index < done ? 'bg-ink' : 'bg-sunken'}`}
        />
      ))}
    </span>
  );
}
