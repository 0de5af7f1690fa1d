import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { PostNotFound, PostSkeleton, PostView, ReadNext } from '../features/blog/post-view.tsx';
import { usePost } from '../features/blog/queries.ts';
import { usePageTitle } from '../lib/navigation.ts';
import { Icon } from '../ui/icon.tsx';

export default function BlogPostPage() {
  const { slug = '' } = useParams();
  const { data: post, isPending } = usePost(slug);
  const missing = !post && !isPending;
  usePageTitle(missing ? 'Blog Post Not Found' : (post?.metaTitle ?? post?.title));
  return (
    <div className="wrap">
      <article className="post-page">
        <Link to="/blog" className="post-back">
          <Icon of={ArrowLeft} size={18} />
          Back to Blog
        </Link>
        {isPending && <PostSkeleton />}
        {missing && <PostNotFound />}
        {post && (
          <>
            <PostView
              post={post}
              topAd={
                <div className="ad-place">
                  <AdSlot placement="homepage-hero" />
                </div>
              }
            />
            <div className="ad-strip">
              <AdSlot placement="progress-bottom" />
            </div>
            <ReadNext posts={post.related} />
          </>
        )}
      </article>
    </div>
  );
}
