import { APP_NAME } from '@saywell/contract';
import { Link } from 'react-router';

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <Link to="/" className={`wordmark ${className}`}>
      {APP_NAME}
    </Link>
  );
}
