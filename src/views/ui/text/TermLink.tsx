import { WHAT_IS } from '#copy/page/terms'
import { faqHref } from '../../../domain/page/faqTopic'
import { TextLink } from './TextLink'

/** Leads from where a term is used to what it means. */
export function TermLink({ topic }: { topic: keyof typeof WHAT_IS }) {
  return <TextLink to={faqHref(topic)}>{WHAT_IS[topic]}</TextLink>
}
