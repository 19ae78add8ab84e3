import { DataScript } from '../../components/markup/data-script.tsx';
import { FaqPage } from '../../features/faq/faq-page.tsx';
import { toFaqLd, toTopics } from '../../features/faq/questions.ts';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { describePage } from './public-page.ts';

export const meta = describePage({
  path: '/faq',
  title: 'FAQ',
  description:
    'Answers about Firsthand: where its job postings come from, how they are verified, logging in, Premium, and your data.',
});

export default function FaqRoute() {
  const topics = toTopics(useOffersTurboApply());
  return (
    <>
      <FaqPage />
      <DataScript data={toFaqLd(topics)} />
    </>
  );
}
