import { ButtonLink } from '../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-start gap-4">
      <h1>404 Page Not Found</h1>
      <p className="text-20 text-ink-2">Did you forget to add the page to the router?</p>
      <ButtonLink to="/" look="line">
        Go to Home
      </ButtonLink>
    </div>
  );
}
