/** What the board of Tank on Tank and its panels say, besides the words of the game. Templates are filled like log lines. */
export interface TankOnTankTableText {
  readonly overlays: { readonly [id in 'arc' | 'sight' | 'reach' | 'threat' | 'control']: string };
  readonly stages: readonly string[];
  /** turn, turns */
  readonly status: string;
  /** spent, percent */
  readonly statusPoints: string;
  /** spent */
  readonly statusSafe: string;
  /** spent */
  readonly statusLast: string;
  /** spent */
  readonly statusOver: string;
  readonly statusSetUp: string;
  /** what, hexes */
  readonly stops: string;
  readonly groundBlocks: string;
  readonly unitBlocks: string;
  readonly bothSides: string;
  readonly aUnit: string;
  /** hexes */
  readonly rides: string;
  /** hex */
  readonly openSide: string;
  /** far, range */
  readonly clearTag: string;
  readonly clear: string;
  readonly couldJoin: string;
  readonly target: string;
  /** left, of, hq */
  readonly facts: string;
  readonly order: {
    readonly kicker: string;
    readonly kickerAgain: string;
    readonly who: string;
    readonly again: string;
    readonly hint: string;
    readonly def: string;
    /** far, range, side, sight */
    readonly facts: string;
    readonly front: string;
    readonly flank: string;
    readonly sightClear: string;
    /** hexes */
    readonly sightSide: string;
    readonly overUnits: string;
    /** names */
    readonly eyes: string;
    readonly noEyes: string;
    readonly selected: string;
    readonly fired: string;
    readonly movedSoft: string;
    readonly truck: string;
    readonly notInArc: string;
    /** far, range */
    readonly tooFar: string;
    /** what, hexes */
    readonly stopped: string;
    readonly short: {
      readonly [id in 'fired' | 'moved' | 'truck' | 'arc' | 'range' | 'sight' | 'eyes' | 'flank' | 'front']: string;
    };
    readonly dice: string;
    readonly firing: string;
    readonly cover: string;
    readonly night: string;
    readonly needs: string;
    readonly onDice: string;
    readonly note: string;
    readonly noteCalibre: string;
    readonly now: string;
    readonly best: string;
    readonly bestNow: string;
    /** count */
    readonly all: string;
    readonly ace: string;
    readonly secondStands: string;
    /** ground, facing */
    readonly stands: string;
    readonly onRoad: string;
    readonly noOne: string;
  };
  /** cost */
  readonly fire: string;
  readonly freeFire: string;
  readonly holdFire: string;
  /** at */
  readonly shootAt: string;
  readonly endPhase: string;
  readonly finishGroup: string;
  readonly deploy: string;
  /** facing */
  readonly face: string;
  readonly prompts: {
    /** target */
    readonly volley: string;
    /** percent */
    readonly ends: string;
    readonly endsNever: string;
    readonly endsSurely: string;
    readonly place: string;
    readonly facing: string;
    readonly onward: string;
    /** unit */
    readonly selected: string;
    readonly selectedMore: string;
    readonly turns: string;
    readonly turnsMore: string;
    readonly shoots: string;
    readonly shootsMore: string;
    readonly ready: string;
    readonly readyMore: string;
    /** unit, target */
    readonly again: string;
    /** percent */
    readonly againMore: string;
    readonly promote: string;
    readonly enter: string;
  };
  readonly strike: {
    readonly prompt: string;
    /** percent */
    readonly more: string;
    readonly sure: string;
    readonly choose: string;
    /** hex */
    readonly on: string;
    readonly how: string;
    readonly endangered: string;
    readonly nobody: string;
    readonly friends: string;
    /** percent */
    readonly falls: string;
  };
  readonly preview: {
    /** range, defence, mp */
    readonly values: string;
    /** facing */
    readonly stands: string;
    readonly targets: string;
    readonly noTargets: string;
    readonly reserve: string;
    readonly reserveNote: string;
    readonly waiting: string;
    /** turn */
    readonly fromTurn: string;
    readonly canEnter: string;
    readonly kicker: string;
    readonly briefing: string;
    readonly losses: string;
    /** count */
    readonly times: string;
    readonly hidden: string;
    /** points, of */
    readonly points: string;
    /** used, of */
    readonly mp: string;
    readonly roadMarch: string;
    readonly minimum: string;
    readonly willMove: string;
    /** count */
    readonly leads: string;
    readonly percentNote: string;
    readonly moved: string;
    readonly fired: string;
    readonly fresh: string;
    readonly ace: string;
    readonly dug: string;
    readonly heirs: string;
    readonly heir: string;
    readonly heirCost: string;
  };
  readonly ap: {
    readonly title: string;
    /** seat */
    readonly held: string;
    readonly youHold: string;
    readonly solitaire: string;
    readonly spent: string;
    /** percent */
    readonly next: string;
    /** percent */
    readonly later: string;
    readonly never: string;
    readonly last: string;
    /** chits */
    readonly foot: string;
    readonly footSolitaire: string;
    readonly footBefore: string;
  };
  readonly goals: {
    readonly title: string;
    readonly nobody: string;
    /** need, turn */
    readonly hold: string;
    /** turn */
    readonly points: string;
    /** points */
    readonly target: string;
    readonly roads: string;
    readonly none: string;
    readonly half: string;
    readonly capture: string;
    /** left */
    readonly left: string;
    readonly lastTurn: string;
    /** count */
    readonly held: string;
    readonly score: string;
    readonly roadOpen: string;
    readonly roadCut: string;
    /** count, of */
    readonly trophies: string;
    /** count, need */
    readonly exits: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly checks: {
    readonly arcYes: string;
    readonly arcNo: string;
    /** facing, hex */
    readonly arcYesSays: string;
    readonly arcNoSays: string;
    /** far, range */
    readonly range: string;
    readonly rangeYes: string;
    readonly rangeNo: string;
    readonly sightYes: string;
    /** hexes */
    readonly sightNo: string;
    readonly sightYesSays: string;
    /** what, hexes */
    readonly sightNoSays: string;
    readonly targetYes: string;
    readonly targetYesSays: string;
    readonly targetNo: string;
    /** target */
    readonly targetNoSays: string;
    readonly otherTarget: string;
    readonly firedYes: string;
    readonly firedNo: string;
    readonly firedYesSays: string;
    readonly firedNoSays: string;
    /** unit, target */
    readonly cannotSee: string;
    readonly cannotReach: string;
    readonly notFacing: string;
    readonly hasFired: string;
    readonly movedYes: string;
    readonly movedNo: string;
    readonly movedYesSays: string;
    readonly movedNoSays: string;
    /** far, mp */
    readonly tooFar: string;
    /** unit, hex */
    readonly cannotDrive: string;
    readonly freeYes: string;
    readonly freeNo: string;
    readonly freeNoSays: string;
    readonly freeYesSays: string;
    readonly mpYes: string;
    readonly mpYesSays: string;
    readonly mpNo: string;
    /** mp */
    readonly mpNoSays: string;
    /** unit, target */
    readonly shot: string;
    /** mp */
    readonly insteadMove: string;
    readonly thenAlone: string;
    readonly thenBest: string;
    readonly clickToPlay: string;
    /** what */
    readonly allowed: string;
  };
  readonly moments: {
    /** seat */
    readonly phase: string;
    /** value */
    readonly chit: string;
    readonly destroyed: string;
    readonly noEffect: string;
    readonly again: string;
    readonly ace: string;
    /** dice, modifier, total, defence, told */
    readonly sum: string;
    /** seat */
    readonly wins: string;
    readonly drawn: string;
    /** turn */
    readonly turn: string;
    readonly goesOn: string;
  };
  readonly describe: {
    /** unit, hex */
    readonly move: string;
    readonly place: string;
    readonly enter: string;
    /** unit, facing */
    readonly face: string;
    /** unit, target */
    readonly aim: string;
    readonly advance: string;
    readonly lead: string;
    readonly exit: string;
    readonly promote: string;
    readonly dig: string;
    readonly nameAce: string;
    /** hex */
    readonly strike: string;
    readonly objective: string;
    /** unit */
    readonly buy: string;
    /** map */
    readonly map: string;
    /** edge */
    readonly edge: string;
  };
}
