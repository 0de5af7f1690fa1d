import { AccessDenied } from '../features/accounts/access-denied.tsx';
import { isAdmin, useAuth } from '../features/accounts/queries.ts';
import { BlogManager } from '../features/blog-admin/blog-manager.tsx';
import type { Preview } from '../features/blog-admin/post-form.tsx';
import { PostView } from '../features/blog/post-view.tsx';
import { CouldNotLoad } from '../ui/could-not-load.tsx';
import { Spinner } from '../ui/loading.tsx';
import { AdminNav } from './admin/admin-nav.tsx';

const PostPreview: Preview = ({ post }) => <PostView post={post} heading="h2" />;

export default function BlogAdminPage() {
  const auth = useAuth();
  // As tall as the window, so that the footer need not move when the posts are there.
  if (auth.status === 'loading') {
    return <Spinner label="Loading..." className="min-h-dvh content-start pt-[30vh]" />;
  }
  if (auth.status === 'failed') return <Unreachable retry={auth.retry} />;
  if (auth.status === 'signed-out' || !auth.user.managesBlog) return <AccessDenied />;
  return (
    <div className="wrap">
      <AdminNav isAdmin={isAdmin(auth.user)} />
      <h1 className="mb-8">Blog Management</h1>
      <BlogManager Preview={PostPreview} />
    </div>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <CouldNotLoad
        heading="h1"
        title="Can’t reach the server"
        why="Check your connection and try again."
        onRetry={retry}
      />
    </div>
  );
}
