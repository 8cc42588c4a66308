// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "./TestToken.sol";

/// A share of which people call more or less than the contract counts (ERC-8056). Anybody may announce a multiplier, which
/// then holds from its time on, without a transaction.
contract ShareToken is TestToken {
    uint256 private multiplier = 4e18;
    uint256 public newUIMultiplier = 4e18;
    uint256 public effectiveAt;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    function uiMultiplier() public view returns (uint256) {
        return block.timestamp < effectiveAt ? multiplier : newUIMultiplier;
    }

    function announce(uint256 multiplier_, uint256 from) external {
        multiplier = uiMultiplier();
        newUIMultiplier = multiplier_;
        effectiveAt = from;
    }
}

/// A share whose multiplier attacks whoever reads it.
contract StrangeShareToken is TestToken {
    enum Attack {
        Nothing,
        Most,
        PerCaller,
        PerCall,
        LongRevert,
        LongAnswer,
        ShortAnswer,
        AllGas
    }

    Attack public attack;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    function arm(Attack attack_) external {
        attack = attack_;
    }

    function uiMultiplier() external view returns (uint256) {
        if (attack == Attack.Nothing) return 0;
        if (attack == Attack.Most) return type(uint256).max;
        if (attack == Attack.PerCaller) return uint160(msg.sender);
        if (attack == Attack.PerCall) return gasleft();
        if (attack == Attack.LongRevert) assembly { revert(0, 1000000) }
        if (attack == Attack.LongAnswer) assembly { return(0, 1000000) }
        if (attack == Attack.ShortAnswer) assembly { return(0, 31) }
        assembly { invalid() }
    }
}
