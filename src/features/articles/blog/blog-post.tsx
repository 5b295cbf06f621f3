import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Article } from '../article';
import styles from './blog.module.css';
import { PostFacts, usePostTexts } from './post-facts';
import { posts, type Post } from './posts';

export function BlogPost({ post }: { readonly post: Post }) {
  const { t } = useTranslation('articles');
  const textsOf = usePostTexts();
  const at = posts.indexOf(post);
  const neighbors = [
    { post: posts[at + 1], words: t(($) => $.blog.previous) },
    { post: posts[at - 1], words: t(($) => $.blog.next) },
  ];
  const texts = textsOf(post);
  return (
    <Article
      key={post.slug}
      texts={texts}
      crumbs={[{ label: t(($) => $.pages.blog, { ns: 'shell' }), to: paths.blog }, { label: texts.title }]}
      meta={<PostFacts post={post} />}
    >
      <nav aria-label={t(($) => $.blog.around)} className={styles.around}>
        {neighbors.map(
          ({ post: other, words }) =>
            other && (
              <Link key={other.slug} to={paths.blogPost(other.slug)}>
                <span>{words}</span>
                {textsOf(other).title}
              </Link>
            ),
        )}
      </nav>
    </Article>
  );
}
