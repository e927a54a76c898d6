import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { Loading } from '@/components/loading/loading'
import { DetailHeader } from '@/components/page/detail_header'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { StatusBadge } from '@/components/values/status_badge'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences, useCurrentUser } from '@/lib/session/current_user'
import { AbsenceForm } from '../view/absences/absence_form'
import { PersonAbsences } from '../view/absences/person_absences'
import { CostForm } from '../view/cost_form'
import { PersonCalendar } from '../view/person_calendar'
import { PersonEntries } from '../view/person_entries'
import type { PersonPage } from '../view/person_page'
import { PersonSecurity } from '../view/person_security'
import { PersonTerms } from '../view/person_terms'
import { PersonWork } from '../view/person_work'
import { PatternForm, TermsForm } from '../view/terms_forms'
import { usePersonFigures } from '../view/use_person_figures'

/** `/view/employees/{id}`: somebody's working time, absences and work. `me` is the signed-in user. */
export function Component() {
  const { t } = useTranslation('people')
  const { id = '' } = useParams()
  const { data: me } = useCurrentUser()
  // The way back has its place from the start, also while the role is unknown: the title must not move.
  const isStaff = useAudiences()?.includes('company') === false
  const back = isStaff
    ? { to: '/dashboard', label: t('view.dashboard') }
    : { to: '/employees', label: t('page.title') }
  const wanted = id === 'me' ? (me?.id ?? '') : id
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/employees/:id', { params: { id: wanted } }),
    enabled: wanted !== '',
  })
  return (
    <Page
      title={data?.name ?? t('view.title')}
      context={data && `${t(`role.${data.role}`)} · ${data.email}`}
      back={back}
      skeleton="cards"
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" />}
      {data && <Content person={data} isOwn={data._id === me?.id} />}
    </Page>
  )
}

function Content({ person, isOwn }: { person: PersonPage; isOwn: boolean }) {
  const { t } = useTranslation('people')
  const isOwner = useAudiences()?.includes('owner') === true
  const figures = usePersonFigures(person, isOwn || isOwner)
  const drawer = useDrawerTarget()
  const isPrivate = isOwn || isOwner
  return (
    <>
      <DetailHeader
        status={
          <StatusBadge
            kind={person.status === 'active' ? 'paid' : 'void'}
            label={t(`status.${person.status}`)}
          />
        }
        figures={figures}
        actions={
          isPrivate && (
            <Button onClick={() => drawer.open('absence')}>
              {t(isOwner ? 'absence.enter' : 'absence.ask')}
            </Button>
          )
        }
      />
      <PageTabs
        label={person.name}
        tabs={[
          {
            value: 'calendar',
            label: t('view.calendar'),
            content: <PersonCalendar person={person} isOwn={isOwn} isOwner={isOwner} />,
          },
          {
            value: 'absences',
            label: t('view.absences'),
            content: <PersonAbsences person={person} isPrivate={isPrivate} isOwner={isOwner} />,
          },
          {
            value: 'entries',
            label: t('view.entries'),
            content: <PersonEntries personId={person._id} />,
          },
          { value: 'work', label: t('view.work'), content: <PersonWork person={person} /> },
          {
            value: 'terms',
            label: t('view.terms'),
            content: <PersonTerms person={person} isOwner={isOwner} onOpen={drawer.open} />,
          },
          ...(person.security
            ? [
                {
                  value: 'security',
                  label: t('view.security'),
                  content: <PersonSecurity personId={person._id} security={person.security} />,
                },
              ]
            : []),
        ]}
      />
      <FormDrawer
        isOpen={isPrivate && drawer.target === 'absence'}
        title={t(isOwner ? 'absence.enter' : 'absence.ask')}
        onClose={drawer.close}
      >
        <AbsenceForm
          {...(!isOwn && { userId: person._id })}
          isDecided={isOwner}
          onClose={drawer.close}
        />
      </FormDrawer>
      <FormDrawer
        isOpen={isOwner && drawer.target === 'terms'}
        title={t('terms.edit')}
        onClose={drawer.close}
      >
        <TermsForm person={person} onClose={drawer.close} />
      </FormDrawer>
      <FormDrawer
        isOpen={isOwner && drawer.target === 'hours'}
        title={t('hours.new')}
        onClose={drawer.close}
      >
        <PatternForm person={person} onClose={drawer.close} />
      </FormDrawer>
      <FormDrawer
        isOpen={isOwner && drawer.target === 'cost'}
        title={t('cost.new')}
        onClose={drawer.close}
      >
        <CostForm personId={person._id} onClose={drawer.close} />
      </FormDrawer>
    </>
  )
}
