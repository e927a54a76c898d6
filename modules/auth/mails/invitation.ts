import type { Template } from './write_to.js'

/** To a future colleague: the link that makes the account, or that adds the company to the one there is. */
export const invitation: Template<{ companyName: string; inviter: string; link: string }> = (
  say,
  { companyName, inviter, link }
) => {
  // A sole trader's company is called like its owner: nobody invites somebody "to work at oneself".
  const textKey = inviter.trim() === companyName.trim() ? 'text_alone' : 'text'
  return {
    subject: say('subject', { companyName }),
    blocks: [
      { kind: 'text', text: say(textKey, { companyName, inviter }) },
      { kind: 'action', label: say('action'), href: link },
      { kind: 'hint', text: say('hint') },
    ],
  }
}
