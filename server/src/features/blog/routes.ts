import {
  createPost,
  deletePost,
  getPost,
  listAllPosts,
  listBlogCategories,
  listPublishedSlugs,
  listPosts,
  updatePost,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { type Caller, type Mount, refusalOf } from '../../http/mount.ts';
import { networkOf } from '../../http/network.ts';
import { countView } from './count-view.ts';
import * as manage from './manage.ts';
import * as posts from './posts.ts';

export function registerBlog(mount: Mount, db: Database) {
  mount(listPosts, ({ query }, caller) =>
    posts.listPublicPosts(db, query, caller?.managesBlog ?? false),
  );
  mount(listBlogCategories, () => posts.countByCategory(db));
  mount(listPublishedSlugs, ({ query }) => posts.publishedAmong(db, query.among.split(',')));
  mount(getPost, async ({ params }, caller, { request }) => {
    const post = await posts.readPost(db, params.slug, caller?.managesBlog ?? false);
    if (post.isPublished && !caller?.managesBlog) {
      const reader = caller ? `user ${caller.userId}` : `address ${networkOf(request.ip)}`;
      // A view that could not be counted must not prevent reading the post.
      await countView(db, post.id, reader).catch((error: unknown) => request.log.warn(error));
    }
    return post;
  });

  mount(listAllPosts, async (_input, caller) => {
    requireBlogManager(caller);
    return manage.listEveryPost(db);
  });
  mount(createPost, async ({ body }, caller) => {
    requireBlogManager(caller);
    return manage.writePost(db, body);
  });
  mount(updatePost, async ({ params, body }, caller) => {
    requireBlogManager(caller);
    return manage.changePost(db, params.id, body);
  });
  mount(deletePost, async ({ params }, caller) => {
    requireBlogManager(caller);
    await manage.removePost(db, params.id);
    return { message: 'Blog post deleted successfully' };
  });
}

function requireBlogManager(caller: Caller) {
  if (caller.managesBlog) return;
  throw refusalOf(caller, 'You don’t have admin privileges to access this page.');
}
