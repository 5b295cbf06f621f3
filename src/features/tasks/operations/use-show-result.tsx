import { useCallback } from 'react';
import { useShowDialog } from '#src/ui/dialog-host';
import { BatchResultDrawer, type BatchReport } from './batch-result';

export function useShowResult(): (report: BatchReport) => void {
  const show = useShowDialog();
  return useCallback(
    (report) => {
      show((dialog) => <BatchResultDrawer {...dialog} {...report} />);
    },
    [show],
  );
}
