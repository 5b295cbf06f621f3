export function returnTarget(path: string): 'template' | 'templates' | 'task' | 'billing' | 'account' | 'page' {
  const { pathname, searchParams } = new URL(path, 'https://gleaner.invalid');
  if (searchParams.has('taskId') || pathname.startsWith('/console/task')) return 'task';
  if (pathname === '/console/template' || pathname === '/template') return 'templates';
  if (/^(\/console)?\/template\//.test(pathname)) return 'template';
  if (/^\/console\/(payment-plan|balance|trial)/.test(pathname) || pathname === '/pricing') return 'billing';
  if (pathname.startsWith('/console/account-center')) return 'account';
  return 'page';
}
