import accounts from './accounts.json' with { type: 'json' }
import appeals from './appeals.json' with { type: 'json' }
import boardPage from './board-page.json' with { type: 'json' }
import certificates from './certificates.json' with { type: 'json' }
import cases from './cases.json' with { type: 'json' }
import casebook from './casebook.json' with { type: 'json' }
import crossTable from './cross-table.json' with { type: 'json' }
import codes from './codes.json' with { type: 'json' }
import desk from './desk.json' with { type: 'json' }
import developers from './developers.json' with { type: 'json' }
import embeds from './embeds.json' with { type: 'json' }
import eventLife from './event-life.json' with { type: 'json' }
import eventRequests from './event-requests.json' with { type: 'json' }
import events from './events.json' with { type: 'json' }
import explanations from './explanations.json' with { type: 'json' }
import files from './files.json' with { type: 'json' }
import frame from './frame.json' with { type: 'json' }
import guandan from './guandan.json' with { type: 'json' }
import hands from './hands.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import laws from './laws.json' with { type: 'json' }
import lineUps from './line-ups.json' with { type: 'json' }
import listFiles from './list-files.json' with { type: 'json' }
import matchDays from './match-days.json' with { type: 'json' }
import mahjong from './mahjong.json' with { type: 'json' }
import movements from './movements.json' with { type: 'json' }
import notices from './notices.json' with { type: 'json' }
import openData from './open-data.json' with { type: 'json' }
import outlook from './outlook.json' with { type: 'json' }
import ownEntry from './own-entry.json' with { type: 'json' }
import ownAccount from './own-account.json' with { type: 'json' }
import panel from './panel.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }
import policies from './policies.json' with { type: 'json' }
import problems from './problems.json' with { type: 'json' }
import programme from './programme.json' with { type: 'json' }
import publicPolicies from './public-policies.json' with { type: 'json' }
import rankings from './rankings.json' with { type: 'json' }
import recordProposals from './record-proposals.json' with { type: 'json' }
import register from './register.json' with { type: 'json' }
import registerDesk from './register-desk.json' with { type: 'json' }
import regulations from './regulations.json' with { type: 'json' }
import resultReports from './result-reports.json' with { type: 'json' }
import rounds from './rounds.json' with { type: 'json' }
import sanctions from './sanctions.json' with { type: 'json' }
import scoreDesk from './score-desk.json' with { type: 'json' }
import ruling from './ruling.json' with { type: 'json' }
import seatDraw from './seat-draw.json' with { type: 'json' }
import seatQuotas from './seat-quotas.json' with { type: 'json' }
import series from './series.json' with { type: 'json' }
import serviceFigures from './service-figures.json' with { type: 'json' }
import simulation from './simulation.json' with { type: 'json' }
import spreadsheets from './spreadsheets.json' with { type: 'json' }
import stageSettings from './stage-settings.json' with { type: 'json' }
import switching from './switching.json' with { type: 'json' }
import trust from './trust.json' with { type: 'json' }
import tieBreaks from './tie-breaks.json' with { type: 'json' }
import years from './years.json' with { type: 'json' }

/** Every sentence in 简体中文; a file holds the namespaces of one part of the portal. */
export default {
  ...accounts,
  ...appeals,
  ...boardPage,
  ...cases,
  ...casebook,
  ...crossTable,
  ...codes,
  ...desk,
  ...developers,
  ...embeds,
  ...eventLife,
  ...eventRequests,
  ...events,
  ...explanations,
  ...files,
  ...frame,
  ...guandan,
  ...hands,
  ...help,
  ...home,
  ...laws,
  ...lineUps,
  ...listFiles,
  ...matchDays,
  ...mahjong,
  ...movements,
  ...notices,
  ...certificates,
  ...openData,
  ...outlook,
  ...ownEntry,
  ...ownAccount,
  ...panel,
  ...play,
  ...policies,
  ...problems,
  ...programme,
  ...publicPolicies,
  ...rankings,
  ...recordProposals,
  ...register,
  ...registerDesk,
  ...regulations,
  ...resultReports,
  ...rounds,
  ...sanctions,
  ...scoreDesk,
  ...ruling,
  ...seatDraw,
  ...seatQuotas,
  ...series,
  ...serviceFigures,
  ...simulation,
  ...spreadsheets,
  ...stageSettings,
  ...switching,
  ...trust,
  ...tieBreaks,
  ...years,
}
