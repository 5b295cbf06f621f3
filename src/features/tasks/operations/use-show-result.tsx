import { useCallback } from 'react';
import { useShowDialog } from '#src/ui/dialog-host';
import { BatchResultSheet, type BatchReport } from './batch-result';

export function useShowResult(): (report: BatchReport) => void {
  const show = useShowDialog();
  return useCallback(
    (report) => {
      show((dialog) => <BatchResultSheet {...dialog} {...report} />);
    },
    [show],
  );
}
