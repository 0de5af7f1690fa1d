import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function PostSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the post...</VisuallyHidden>
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <Skeleton className="mt-4 h-14 w-4/5" />
      <Skeleton className="mt-5 h-16 w-full" />
      <Skeleton className="mt-5 h-5 w-56" />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} className="mt-8 h-24 w-full" />
      ))}
    </div>
  );
}

export function PostNotFound() {
  return (
    <div className="mt-6">
      <ErrorState heading="h1" title="Blog Post Not Found">
        The post you're looking for doesn't exist or has been removed.
      </ErrorState>
    </div>
  );
}
