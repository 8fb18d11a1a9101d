import { Notice } from '#src/site/components/notice.tsx'

/** What an editor sees where something is the operators'. */
export function OperatorsOnlyNotice() {
  return (
    <Notice
      tone="problem"
      text="This is for operators. Nothing was changed. Ask one of them, or have your role changed in the settings."
    />
  )
}
