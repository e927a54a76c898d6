import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { newQueryClient } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { LoginForm } from '../../components/login_form'
import { withTexts } from '../../use_texts'
import { CodeStep } from '../code_step'
import type { Waiting } from '../device'
import { Question } from '../question'

/** The sign-in form has texts of its own, which come with this page. */
await withTexts(async () => {})()

/** `/device`: the code that a terminal shows, then the question whether that terminal may sign in. */
export function Component() {
  const { t } = useTranslation('device')
  const { pathname, search } = useLocation()
  const { status } = useSession()
  const [queryClient] = useState(newQueryClient)
  if (status === 'signedOut') {
    return (
      <PublicFrame title={t('page.title')} context={t('page.signed_out')}>
        <LoginForm returnTo={pathname + search} confirms />
      </PublicFrame>
    )
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Steps code={new URLSearchParams(search).get('code') ?? ''} />
    </QueryClientProvider>
  )
}

/** @param code from the address, which the terminal offers to copy */
function Steps({ code }: { code: string }) {
  const { t } = useTranslation('device')
  const [waiting, setWaiting] = useState<Waiting>()
  const [answer, setAnswer] = useState<'allowed' | 'refused'>()
  if (answer) {
    return (
      <PublicFrame title={t('page.title')} links={<Link to="/account">{t('done.devices')}</Link>}>
        <PlainNote tone="done">{t(`done.${answer}`)}</PlainNote>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame
      title={t(waiting ? 'question.title' : 'page.title')}
      context={waiting ? undefined : t('page.context')}
    >
      {waiting ? (
        <Question waiting={waiting} onAnswer={setAnswer} />
      ) : (
        <CodeStep initial={code} onFound={setWaiting} />
      )}
    </PublicFrame>
  )
}
