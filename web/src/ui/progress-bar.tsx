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

/** More segments than this would be too thin to see. */
const SEGMENTS_MAX = 24;

/** The taller bar of a module. Each segment is one exercise, or several. The number is next to it. */
export function ModuleBar({ done, total }: { done: number; total: number }) {
  const segments = Math.min(total, SEGMENTS_MAX);
  const used = total > 0 ? (done / total) * segments : 0;
  return (
    <span aria-hidden className="flex h-3.5 gap-[3px]">
      {Array.from({ length: segments }, (_, index) => (
        <i key={index} className="min-w-px flex-1 overflow-hidden rounded-[1.5px] bg-sunken">
          <i
            className="paint block h-full bg-ink"
            style={{ width: `${Math.min(1, Math.max(0, used - index)) * 100}%` }}
          />
        </i>
      ))}
    </span>
  );
}
