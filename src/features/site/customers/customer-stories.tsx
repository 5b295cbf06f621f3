import { useTranslation } from '#src/i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Cover } from '#src/ui/cover';
import { LiveRegion } from '#src/ui/live-region';
import { Stack } from '#src/ui/stack';
import { Closing, SitePage } from '../site-page';
import { StartActions } from '../start-actions';
import styles from './customers.module.css';
import { StoryDetail } from './story-detail';
import {
  customerStories,
  industries,
  readStoryParams,
  customerStoriesPath,
  type CustomerStory,
  type Industry,
} from './stories';

export function CustomerStories() {
  const [query] = useSearchParams();
  const { industry, story } = readStoryParams(query);
  return story === undefined ? <StoryList industry={industry} /> : <StoryDetail story={story} industry={industry} />;
}

function StoryList({ industry }: { readonly industry: Industry | undefined }) {
  const { t } = useTranslation('siteStories');
  const shown = customerStories.filter((story) => industry === undefined || story.industry === industry);
  const choices = [undefined, ...industries] as const;
  const count = t(($) => $.count, { count: shown.length });
  return (
    <SitePage title={t(($) => $.pages.customerStories, { ns: 'shell' })} lead={t(($) => $.lead)}>
      <Stack gap={5}>
        <nav aria-label={t(($) => $.filter)}>
          <ul className={styles.choices}>
            {choices.map((name) => (
              <li key={name ?? 'all'}>
                <Link
                  to={customerStoriesPath(paths.customerStories, { industry: name })}
                  preventScrollReset
                  aria-current={name === industry ? 'true' : undefined}
                  className={styles.choice}
                >
                  {name === undefined ? t(($) => $.all) : t(($) => $.industries[name])}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LiveRegion text={count} />
        <h2 className={styles.count}>{count}</h2>
        <ul className={styles.cards}>
          {shown.map((story) => (
            <StoryCard key={story.key} story={story} industry={industry} />
          ))}
        </ul>
      </Stack>
      <Closing title={t(($) => $.closing.title)} text={t(($) => $.closing.text)}>
        <StartActions />
      </Closing>
    </SitePage>
  );
}

function StoryCard({ story, industry }: { readonly story: CustomerStory; readonly industry: Industry | undefined }) {
  const { t } = useTranslation('siteStories');
  const title = t(($) => $.stories[story.key].title);
  return (
    <li className={styles.card}>
      <Cover kind={story.templateKind} seed={story.key} />
      <div className={styles.words}>
        <p className={styles.who}>{t(($) => $.industries[story.industry])}</p>
        <h3>
          <Link to={customerStoriesPath(paths.customerStories, { industry, story: story.key })}>{title}</Link>
        </h3>
        <p>{t(($) => $.stories[story.key].who)}</p>
      </div>
    </li>
  );
}
