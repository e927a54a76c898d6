import { useTranslation } from 'react-i18next'
import { useBeside } from '@/components/dialogs/use_beside'
import { CreateLink } from '@/components/page/create_link'
import { TabbedPage } from '@/components/page/page_tabs'
import { CreditDrawer } from '../drawers/credit_drawer'
import { PaymentDrawer } from '../drawers/payment_drawer'
import { CreditTab } from '../list/credit_tab'
import { PaymentTab } from '../list/payment_tab'
import { TakeDrawer } from '../take/take_drawer'

/** `/payments`: the money that came, and what clients have as credit. */
export function Component() {
  const { t } = useTranslation('payments')
  const take = useBeside('new')
  return (
    <TabbedPage
      title={t('page.title')}
      action={<CreateLink to={take.linkTo('1')}>{t('page.take')}</CreateLink>}
      tabs={[
        { value: 'payments', label: t('page.payments'), content: <PaymentTab /> },
        { value: 'credit', label: t('page.credit'), content: <CreditTab /> },
      ]}
    >
      <TakeDrawer />
      <PaymentDrawer />
      <CreditDrawer />
    </TabbedPage>
  )
}
