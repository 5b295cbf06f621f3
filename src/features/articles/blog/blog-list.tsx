import { useTranslation } from '#src/i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { PageHeader } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import styles from './blog.module.css';
import { PostFacts, usePostTexts } from './post-facts';
import { posts, topicOf, topics } from './posts';

export function BlogList() {
  const { t } = useTranslation('articles');
  const [query] = useSearchParams();
  const topic = topicOf(query.get('topic'));
  const textsOf = usePostTexts();
  const shown = posts.filter((post) => topic === undefined || post.topic === topic);
  const title = t(($) => $.pages.blog, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageDescription text={t(($) => $.blog.lead)} />
      <PageHeader title={title} description={t(($) => $.blog.lead)} />
      <nav aria-label={t(($) => $.topic)} className={styles.topics}>
        {[undefined, ...topics].map((each) => (
          <Link
            key={each ?? 'all'}
            to={{ search: each === undefined ? '' : `?topic=${each}` }}
            aria-current={each === topic ? 'true' : undefined}
            preventScrollReset
          >
            {each === undefined ? t(($) => $.blog.all) : t(($) => $.blog.topics[each])}
          </Link>
        ))}
      </nav>
      <ul className={styles.posts}>
        {shown.map((post) => (
          <li key={post.slug} className={styles.post}>
            <PostFacts post={post} />
            <h2>
              <Link to={paths.blogPost(post.slug)}>{textsOf(post).title}</Link>
            </h2>
            <p>{textsOf(post).lead}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
