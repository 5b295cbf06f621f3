import { SignUp } from '#src/features/session/sign-up';

/** Sign-up (PUB-04). */
export default function SignUpPage() {
  return <SignUp />;
}
