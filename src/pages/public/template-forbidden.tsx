import { useLocation, useSearchParams } from 'react-router-dom';
import { TemplateRefusal } from '#src/features/templates/refusal/template-refusal';

/** The slug that whoever sent a person here put into the history beside the address; the address itself names none. */
function slugIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('slug' in state)) return undefined;
  return typeof state.slug === 'string' ? state.slug : undefined;
}

/** /template/forbidden: a private template, or with `?deprecated=true` one that is not offered any more (TPL-37, TPL-38). */
export default function TemplateForbiddenPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  return (
    <TemplateRefusal
      reason={query.get('deprecated') === 'true' ? 'withdrawn' : 'private'}
      slug={slugIn(location.state)}
    />
  );
}
