import { Bone, SkeletonLines } from '#src/ui/skeleton';
import styles from './page-skeleton.module.css';

export function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Bone shape="block" width="220px" height={28} />
      <SkeletonLines lines={6} />
    </div>
  );
}
