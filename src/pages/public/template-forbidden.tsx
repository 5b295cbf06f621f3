import { useLocation, useSearchParams } from 'react-router-dom';
import { TemplateRefusal } from '#src/features/templates/refusal/template-refusal';

/** The slug comes from the location state; the address has none. */
function slugIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('slug' in state)) return undefined;
  return typeof state.slug === 'string' ? state.slug : undefined;
}

/** /template/forbidden: private, or deprecated with `?deprecated=true` (TPL-37, TPL-38). */
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
