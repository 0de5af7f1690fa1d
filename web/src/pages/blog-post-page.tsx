import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { PostNotFound, PostSkeleton, PostView, ReadNext } from '../features/blog/post-view.tsx';
import { usePost } from '../features/blog/queries.ts';
import {
  listenToExample,
  phraseOf,
  usePlaying,
  useQuietOnLeave,
} from '../features/listening/listening.ts';
import type { Pace } from '../features/listening/speaking.ts';
import { useVoice } from '../features/listening/use-voice.ts';
import { PaceChoice } from '../features/listening/voice-button.tsx';
import { usePageTitle } from '../lib/navigation.ts';
import { Icon } from '../ui/icon.tsx';

export default function BlogPostPage() {
  const { slug = '' } = useParams();
  const { data: post, isPending } = usePost(slug);
  const missing = !post && !isPending;
  const voice = usePostVoice();
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
              voice={voice}
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

/** The lines of the post, in the voice that reads examples. */
function usePostVoice() {
  useQuietOnLeave();
  const voice = useVoice();
  const [pace, setPace] = useState<Pace>('1');
  const saying = usePlaying((now) => now && phraseOf(now.key));
  return {
    onSay: (phrase: string) => listenToExample(phrase, { voice, pace }),
    saying,
    pace: <PaceChoice pace={pace} onChange={setPace} />,
  };
}
