import { Link } from 'react-router';

/** The name with its stress mark; links to home. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  return (
    <Link to="/" className={`wordmark ${className}`}>
      {name}
    </Link>
  );
}
