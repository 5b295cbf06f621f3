import { useSearchParams } from 'react-router-dom';
import { TemplateRefusal } from '#src/features/templates/refusal/template-refusal';

/** /template/nonsupport?id={slug} (TPL-40). */
export default function TemplateNotSupportedPage() {
  const [query] = useSearchParams();
  return <TemplateRefusal reason="unsupported" slug={query.get('id') || undefined} />;
}
