import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { MessagePage } from './message-page.tsx';

export function PageNotFound() {
  const navigate = useNavigate();
  return (
    <MessagePage
      mark="404"
      heading="Page Not Found"
      actions={
        <>
          <Button kind="secondary" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
          <LinkButton to="/" kind="primary">
            Back to Home
          </LinkButton>
        </>
      }
    >
      <p>The page you are looking for does not exist or has moved.</p>
    </MessagePage>
  );
}
